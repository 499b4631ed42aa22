-- Beside its pictures a product shows the exact edges of its file: whoever judges a mesh must not be shown its simplified preview.
alter table product_pictures drop constraint product_pictures_kind_check,
  add constraint product_pictures_kind_check check (kind in ('cover', 'gallery', 'wireframe', 'uv', 'normals', 'matcap', 'edges'));
