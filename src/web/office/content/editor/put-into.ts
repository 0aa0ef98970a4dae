import type { Edit } from './marked-text.ts';

/** Writes as if it were typed, so that the browser's own undo takes it back. */
export const putInto = (area: HTMLTextAreaElement, { from, until, insert, select }: Edit): void => {
  area.focus();
  area.setSelectionRange(from, until);
  if (!document.execCommand('insertText', false, insert)) {
    area.setRangeText(insert, from, until, 'end');
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(...select);
};

export const selectionOf = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) => ({
  text: value,
  from: selectionStart,
  until: selectionEnd,
});
