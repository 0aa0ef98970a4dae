import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HydratedRouter } from 'react-router/dom';
import { fetchCodeOfLinks } from './connection/code-of-links.ts';
import { codeBeforeNavigation, keepPagesLoading } from './connection/keep-pages-loading.ts';
import { readWords } from './languages/words-in-browser.ts';

const words = await readWords(document);

keepPagesLoading();
fetchCodeOfLinks();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={words}>
        <HydratedRouter instrumentations={[codeBeforeNavigation]} />
      </I18nextProvider>
    </StrictMode>,
  );
});
