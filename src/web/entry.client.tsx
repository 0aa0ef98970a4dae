import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HydratedRouter } from 'react-router/dom';
import { readWords } from './languages/words-in-browser.ts';

const words = await readWords(document);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={words}>
        <HydratedRouter />
      </I18nextProvider>
    </StrictMode>,
  );
});
