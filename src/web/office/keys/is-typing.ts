/** Whether a key belongs to what somebody is writing, or to the browser: then it is no command of the office. */
export const isTyping = ({ target, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean => {
  if (ctrlKey || metaKey || altKey || isComposing) return true;
  if (document.querySelector('dialog:modal')) return true;
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  );
};
