-- A creator reads how often each affiliate's links led to their pages, and people which creators take requests.
create index affiliate_clicks_by_page on affiliate_clicks (affiliate_id, path, at);
create index affiliate_programmes_open on affiliate_programmes (since desc, creator_id desc) where may_ask and (terms ->> 'isOn')::boolean;
