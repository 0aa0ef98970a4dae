/**
 * Whoever goes back before scripts are here changes the address alone, so the page is loaded anew for it. Becomes the
 * text of an inline script, as `keepEarlyClicks` does, and ends with it.
 */
export const followEarlyReturn = (): void => {
  const address = () => location.pathname + location.search;
  const served = address();
  window.addEventListener('popstate', () => {
    if (window.answerEarlyClicks && address() !== served) location.reload();
  });
};
