import { type BrowserContext, expect } from '@playwright/test';

/** An office screen as rendered by the server for the signed-in user. */
export type SentScreen = Readonly<{
  status: number;
  html: string;
  /** The text between the frame's bars, including dialogs, without tags and with single spaces. */
  text: string;
  /** The labels of all buttons, links and other controls there. */
  controls: readonly string[];
}>;

export const sentScreen = async ({ request }: BrowserContext, path: string): Promise<SentScreen> => {
  const answer = await request.get(path);
  const html = await answer.text();
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  const controls = [...main.matchAll(/<(a|button)\b.*?<\/\1>/gs)].map(([control]) => textOf(control));
  return { status: answer.status(), html, text: textOf(main), controls };
};

/** Expects each of these texts on a screen. */
export const expectTexts = async (context: BrowserContext, path: string, texts: readonly (string | RegExp)[]) => {
  const { text } = await sentScreen(context, path);
  expect(
    texts.filter((one) => (typeof one === 'string' ? !text.includes(one) : !one.test(text))),
    `not said at ${path}: …${text.slice(-1500)}`,
  ).toEqual([]);
};

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const textOf = (html: string): string =>
  html
    .replaceAll(/<(script|style|svg)\b.*?<\/\1>|<!--.*?-->/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&([\w#]+);/g, (whole, name) => signs[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim();
