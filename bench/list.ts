// The list of measurements: what each does and promises. `npm run bench` prints it; `npm run bench -- NAME` runs `bench/NAME.ts`.
export const BENCHES: Readonly<Record<string, string>> = {
  api: "`/api/health` and a question to the database beside bare answers of the same size",
  crash: "25 times kill -9 of server and PostgreSQL in the middle of writes; nothing acknowledged may be lost",
  catalogue:
    "listing, category, deep page, search, product at 1,000 to 100,000 products: kept answers beside bare bytes, fresh ones beside bare SQL with stored search words; the product page in shops of 10, 1,250 and 12,500 beside one row read by its key (`--quick`: to 10,000; `--shops`: only those)",
  selling: "kept category pages among 100,000 products without sales, with ten sales a second, and without again (`--quick`: 10,000)",
  search:
    "500 judged questions: precision, recall, how many find nothing or show what must not be shown; CPU time of a search at 10,000 and 100,000 products (`--misses` lists what is missed)",
  "product-page": "home and a product's page on a slow phone: main content, layout shift, longest task, JavaScript",
  "viewer-press": "how soon a press is answered while the viewer starts, without a graphics card",
  promotions:
    "a sale of 2,000 items among 100,000 products on two processes: begun everywhere within 2 s; listings and search at most 5 % slower while it runs (`--quick`: 200 of 10,000)",
  checkout:
    "whole checkouts beside a bare request that writes six rows in one statement; carts kept for the account beside one indexed write; quotes, which write nothing, beside one indexed read",
  webhooks: "2,000 events, each sent up to five times, shuffled, a fifth forged or stale: exactly the right effects",
  payouts: "a run that plans and writes 1,000 payouts of 100,000 payable lines, in at most 20 s (`--quick`: 100 payouts)",
  "payout-crash": "kill -9 while payouts are sent, again and again; each is paid once, the books add up",
  "checkout-crash": "50 times kill -9 of server and PostgreSQL while people buy; no acknowledged order lost, the books add up",
  "refund-abuse":
    "20 accounts with 3 cards take what they bought in every way and want their money back for every reason; nothing may be kept and given back without a person deciding",
  generation: "browsing while the generator is saturated, beside browsing while it rests",
  "generation-crash": "ten times kill -9 while 20 jobs wait and run; each ends once, every token is accounted for",
  "mixed-crash":
    "30 times kill -9 of server and PostgreSQL while people buy, give back, follow, write and generate; in at most six minutes nothing told is lost, nothing happens twice",
  connections:
    "50 times every connection to PostgreSQL ended while people buy, give back, write, generate and upload; in about five minutes no process ends, no answer is 500, nothing told is lost",
  forge:
    "CPU time and memory of every tenth 3D form (`--every 1`: of all), its draft and poster, a million triangles; `--odd` 200 odd prompts, `--mutations` 1,000 damaged uploads, `--everyday` how many of 667 everyday prompts have a form of their own",
  "hostile-uploads":
    "1,000 damaged and hostile files sent, added to drafts, read and handed in: nothing public, no answer of 500, the queue goes on",
  copies:
    "whether copies of the demo's products are found: saved in other formats, turned, scaled, halved; and how often others are taken for copies",
  pictures: "whether images that show another model are marked for reviewers, and how often images that show the right one are",
  "login-timing": "known and unknown addresses take the same time to be refused, and to be promised a reset mail",
  "login-flood": "300 logins at once; browsing must stay quick",
  "abuse-load": "24 pictures of 79 megapixels at once and 200 dripping connections; browsing and logins must stay quick",
  figures:
    "overview and reports of a creator with 10,000 and with 1,000,000 sales, a year beside the year before, on one connection (`--quick`: to 100,000)",
  payments:
    "`/admin/payments` among 1,000,000 orders: first page, page 20, every filter and search, one order, provider events; each p50 at most 50 ms (`--quick`: 100,000)",
  community:
    "For you, a deep page of it, newest, trending and a person's page among 10,000 posts and 1,000,000 likes, each made anew, beside product listings made anew; how long a count of the ranking takes; no large table is read from end to end (`--quick`: 1,000 posts)",
  views: "what counting a page view costs the server, beside a request that counts nothing; each counted once",
  visits:
    "what noting a visit costs the server beyond receiving its request; every chart of the analytics and the map among 1,000,000 visits, each p50 at most 100 ms (`--quick`: 100,000)",
  memory:
    "visitors who are in the way, from many addresses, for 12 minutes (`--minutes 60`); memory after the first part and at the end must be about the same",
  uploads:
    "a file of 3 GB whose connection is cut five times and whose server is killed twice arrives with the right hash; the process grows by at most 80 MB (`--gigabytes 1`)",
  streams: "2,000 live streams for five minutes (`--minutes 1`); each hears only its own, within a second",
};
