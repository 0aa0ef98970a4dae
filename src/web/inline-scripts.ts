declare global {
  interface Window {
    /** Replays the kept clicks in order; deleted once none are left and clicks are no longer kept. */
    answerEarlyClicks?: () => void;
  }
}

/**
 * Keeps clicks on buttons that need scripts until the scripts are ready. Links, forms with an action and popover
 * buttons work without. Its source becomes an inline script, so it must not refer to anything outside itself.
 */
export const keepEarlyClicks = (): void => {
  const clicked: HTMLElement[] = [];
  let isAnswering = false;
  const isForScripts = ({ type, form, popoverTargetElement }: HTMLButtonElement) =>
    type === 'button' ? !popoverTargetElement : form !== null && !form.hasAttribute('action');
  const keep = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (isAnswering || !button || !isForScripts(button)) return;
    // Otherwise a partly hydrated page would handle the click twice, or before an earlier one.
    event.stopImmediatePropagation();
    event.preventDefault();
    clicked.push(button);
  };
  // Each click in its own task, so that the second sees what the first changed.
  const answer = () => {
    const button = clicked.shift();
    if (!button) {
      window.removeEventListener('click', keep, true);
      delete window.answerEarlyClicks;
      return;
    }
    isAnswering = true;
    button.click();
    isAnswering = false;
    setTimeout(answer);
  };
  window.addEventListener('click', keep, true);
  window.answerEarlyClicks = answer;
};

/**
 * Reloads the page when the visitor goes back before scripts are ready, because that changes only the address. Its
 * source becomes an inline script, as with `keepEarlyClicks`, and it stops when that does.
 */
export const followEarlyReturn = (): void => {
  const address = () => location.pathname + location.search;
  const served = address();
  window.addEventListener('popstate', () => {
    if (window.answerEarlyClicks && address() !== served) location.reload();
  });
};

/**
 * Runs the page's first module, which stands with its preloads as data in the page, once the page has loaded and painted,
 * or at the visitor's first press or key. Its source becomes an inline script, so it must not refer to anything outside
 * itself.
 */
export const startWhenShown = (): void => {
  const nonce = document.currentScript?.nonce ?? '';
  const { module, preloads } = JSON.parse(document.getElementById('start')?.textContent ?? '{}');
  const signs = ['pointerdown', 'keydown', 'load'];
  const start = () => {
    for (const sign of signs) window.removeEventListener(sign, listen, true);
    for (const href of preloads) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    const script = document.createElement('script');
    script.type = 'module';
    script.nonce = nonce;
    script.textContent = module;
    document.body.append(script);
  };
  const listen = ({ type }: Event) => {
    if (type !== 'load') start();
    else requestAnimationFrame(() => setTimeout(start));
  };
  for (const sign of signs) window.addEventListener(sign, listen, true);
};
