/** Sizes most sites have a place for. */
export const BANNER_SIZES = [
  { name: "Rectangle", width: 300, height: 250 },
  { name: "Leaderboard", width: 728, height: 90 },
  { name: "Skyscraper", width: 160, height: 600 },
] as const;
type BannerSize = (typeof BANNER_SIZES)[number];

const PADDING = 14;

/** A banner is in the colours and letters the page has. */
const styleOf = (canvas: HTMLCanvasElement) => {
  const style = getComputedStyle(canvas);
  return (name: string): string => style.getPropertyValue(`--${name}`).trim();
};
const MOST_LINES = 2;

interface Banner {
  title: string;
  shopName: string;
  picture: CanvasImageSource & { naturalWidth: number; naturalHeight: number };
}

export const loadPicture = (address: string): Promise<HTMLImageElement> => {
  const picture = new Image();
  picture.src = address;
  return picture.decode().then(() => picture);
};

/** Words in lines no wider than this; what doesn't fit ends with an ellipsis. */
function linesOf(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && pen.measureText(`${last} ${word}`).width <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.length <= MOST_LINES ? lines : [...lines.slice(0, MOST_LINES - 1), `${lines[MOST_LINES - 1]} …`];
}

/** The whole picture in the middle of a box: cut off, an object is hard to tell. */
function contain(pen: CanvasRenderingContext2D, { picture }: Banner, width: number, height: number): void {
  const { naturalWidth, naturalHeight } = picture;
  const scale = Math.min(width / naturalWidth, height / naturalHeight);
  const [wide, high] = [naturalWidth * scale, naturalHeight * scale];
  pen.drawImage(picture, (width - wide) / 2, (height - high) / 2, wide, high);
}

/** The picture at the top or, in a flat banner, at the left; the title, whose it is and where the click leads beside it. */
export function drawBanner(canvas: HTMLCanvasElement, { width, height }: BannerSize, banner: Banner): void {
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d");
  if (!pen) return;
  const token = styleOf(canvas);
  const letters = (weight: number, pixels: number) => `${weight} ${pixels}px ${token("font-text") || "sans-serif"}`;
  pen.fillStyle = token("surface-1");
  pen.fillRect(0, 0, width, height);
  const isFlat = width > 3 * height;
  const [pictureWidth, pictureHeight] = isFlat ? [1.6 * height, height] : [width, Math.min(0.56 * height, width)];
  pen.fillStyle = token("surface-2");
  pen.fillRect(0, 0, pictureWidth, pictureHeight);
  contain(pen, banner, pictureWidth, pictureHeight);
  const left = (isFlat ? pictureWidth : 0) + PADDING;
  const button = { width: 118, height: 30 };
  const room = isFlat ? width - left - button.width - 2 * PADDING : width - 2 * PADDING;
  let top = (isFlat ? 0 : pictureHeight) + PADDING;
  pen.textBaseline = "top";
  pen.fillStyle = token("text");
  pen.font = letters(600, 17);
  for (const line of linesOf(pen, banner.title, room)) {
    pen.fillText(line, left, top, room);
    top += 22;
  }
  pen.fillStyle = token("muted");
  pen.font = letters(400, 13);
  pen.fillText(`by ${banner.shopName}`, left, top + 2, room);
  const at = {
    x: isFlat ? width - button.width - PADDING : left,
    y: isFlat ? (height - button.height) / 2 : height - button.height - PADDING,
  };
  pen.fillStyle = token("ember");
  pen.beginPath();
  pen.roundRect(at.x, at.y, button.width, button.height, 5);
  pen.fill();
  pen.fillStyle = token("on-ember");
  pen.font = letters(600, 13);
  pen.fillText("See it on Blenda", at.x + 9, at.y + 9, button.width - 18);
  pen.strokeStyle = token("line-strong");
  pen.strokeRect(0.5, 0.5, width - 1, height - 1);
}

export const bannerName = (itemId: string, { width, height }: BannerSize): string => `blenda-${itemId}-${width}x${height}.png`;

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** For their own page, with the file beside it: no other site may show pictures from ours. */
export const bannerHtml = (link: string, { itemId, title }: { itemId: string; title: string }, size: BannerSize): string =>
  `<a href="${escaped(link)}" rel="sponsored"><img src="${bannerName(itemId, size)}" width="${size.width}" height="${size.height}" alt="${escaped(title)} on Blenda"></a>`;
