/**
 * Runs the page's first module once the page is loaded and painted, or before if somebody already uses it. Becomes the
 * text of an inline script, so it must need nothing from around it.
 */
export const startWhenShown = (module: string, preloads: string[]): void => {
  const nonce = document.currentScript?.nonce ?? '';
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
