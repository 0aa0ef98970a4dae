import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { fetchCodeOfLinks } from './connection/code-of-links.ts';
import { codeBeforeNavigation, keepPagesLoading } from './connection/keep-pages-loading.ts';
import { WordsContext } from './languages/use-words.ts';
import { readWords } from './languages/words-in-browser.ts';

const words = readWords(document);

keepPagesLoading();
fetchCodeOfLinks();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <WordsContext value={words}>
        <HydratedRouter instrumentations={[codeBeforeNavigation]} />
      </WordsContext>
    </StrictMode>,
  );
});
