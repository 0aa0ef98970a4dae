import { expect, test } from 'vitest';
import { pagesOf } from './pages-of.ts';

/** The view boxes of the pages of an SVG that is 595.2756 points wide. */
const windowsOf = (height: number, howMany: number) => {
  const of = (window: string, high: number) =>
    `<svg class="typst-doc" viewBox="${window}" width="595.2756pt" height="${high}pt"><path d="M 0 0"/></svg>`;
  const pages = pagesOf(of(`0 0 595.2756 ${height}`, height), howMany);
  return pages.map((page) => {
    const [, window = '', high = ''] = /viewBox="([^"]+)" width="595.2756pt" height="([\d.]+)pt"/.exec(page) ?? [];
    expect(page).toBe(of(window, Number(high)));
    return window;
  });
};

test('each page is a window on the picture of all, as wide as it and one below the other', () => {
  expect(windowsOf(841.8898, 1)).toEqual(['0 0 595.2756 841.8898']);
  expect(windowsOf(1683.7796, 2)).toEqual(['0 0 595.2756 841.8898', '0 841.8898 595.2756 841.8898']);
});

test('a page is as high as the picture says, to the ten-thousandth of a point', () => {
  expect(windowsOf(1000, 3)).toEqual([
    '0 0 595.2756 333.3333',
    '0 333.3333 595.2756 333.3333',
    '0 666.6666 595.2756 333.3333',
  ]);
});

test('a picture that does not say its size is refused', () => {
  expect(() => pagesOf('<svg><path d="M 0 0"/></svg>', 1)).toThrow('The picture does not say its size');
});
