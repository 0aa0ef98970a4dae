import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router';
import { everywhere } from '../languages/namespaces.ts';
import { readHandle } from './handle.ts';

/** The dictionaries of the matched routes, as data for the browser, so that it downloads one language and starts at once. */
export const InlinedWords = () => {
  const { i18n } = useTranslation();
  const routes = useMatches().flatMap(({ handle }) => readHandle(handle).words ?? []);
  const namespaces = [...new Set([...everywhere, ...routes])];
  const words = import.meta.env.SSR
    ? Object.fromEntries(namespaces.map((one) => [one, i18n.getResourceBundle(i18n.language, one)]))
    : {};
  return (
    <script id="words" type="application/json" suppressHydrationWarning>
      {JSON.stringify(words)}
    </script>
  );
};
