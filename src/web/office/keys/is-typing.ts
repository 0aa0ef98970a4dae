/** Whether a key goes to a text field, a modal dialog or the browser, so that it is not an office shortcut. */
export const isTyping = ({ target, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean => {
  if (ctrlKey || metaKey || altKey || isComposing) return true;
  if (document.querySelector('dialog:modal')) return true;
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  );
};
