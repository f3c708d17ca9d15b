/** Picture of a result: drawn on a canvas of the page, so that nothing leaves the device. */

export interface ResultPicture {
  readonly title: string;
  /** The seats from the first place; `own` is the reader's. */
  readonly lines: readonly {
    readonly place: number;
    readonly label: string;
    readonly score: number;
    readonly own: boolean;
  }[];
  /** The reader's best deal; may be empty. */
  readonly best: string;
  readonly foot: string;
  readonly fonts: { readonly display: string; readonly text: string };
}

/** The usual size of pictures in link previews. */
export const WIDTH = 1200;
export const HEIGHT = 630;
const MARGIN = 70;
const [NIGHT, PAPER, BRASS, SOFT] = ["#0a1224", "#f7edd8", "#e0b95c", "#8fa0c4"];

/** Draw a result. */
export function drawResult(to: CanvasRenderingContext2D, picture: ResultPicture): void {
  const { title, lines, best, foot, fonts } = picture;
  const write = (text: string, x: number, y: number, font: string, colour: string): void => {
    to.font = font;
    to.fillStyle = colour;
    to.fillText(text, x, y, WIDTH - MARGIN - x);
  };
  to.fillStyle = NIGHT;
  to.fillRect(0, 0, WIDTH, HEIGHT);
  to.strokeStyle = BRASS;
  to.lineWidth = 6;
  to.strokeRect(24, 24, WIDTH - 48, HEIGHT - 48);
  write(title, MARGIN, 118, `64px ${fonts.display}`, BRASS);
  const step = Math.min(76, 330 / lines.length);
  const most = Math.max(1, ...lines.map(({ score }) => score));
  lines.forEach(({ place, label, score, own }, at) => {
    const y = 190 + at * step;
    const colour = own ? BRASS : PAPER;
    const font = `${own ? "700 " : ""}${Math.round(step * 0.5)}px ${fonts.text}`;
    write(`${place}.`, MARGIN, y, font, colour);
    write(label, MARGIN + 60, y, font, colour);
    write(`${score}`, 620, y, font, colour);
    to.fillStyle = own ? BRASS : SOFT;
    to.fillRect(720, y - step * 0.4, (Math.max(0, score) / most) * 410, step * 0.45);
  });
  write(best, MARGIN, 540, `34px ${fonts.text}`, PAPER);
  write(foot, MARGIN, 588, `26px ${fonts.text}`, SOFT);
}
