import type { ComponentType } from 'react';
import { StaticRouter } from 'react-router';
import { usePageWords, WordsContext } from '../languages/use-words.ts';

// In development every part is rendered, because its code changes.
const server = import.meta.env.SSR && import.meta.env.PROD ? await import('react-dom/server') : null;

/** Some megabytes for each part; the oldest markup goes first. */
const MOST = 1_500;

/**
 * A part of a page inside a `div`, whose markup the server makes once for equal facts; the browser hydrates it as usual.
 * What a part shows follows from `facts` and `addresses` alone, so its markup is never out of date. It may use words and
 * links, but no `useId`, no other context, and no pictures, for which the head of the page has preloads. `addresses`,
 * where links lead and ids, differ between searches or vehicles, and are put in afterwards.
 */
export const cachedMarkup = <Facts extends object, Addresses extends Readonly<Record<string, string>>>(
  Part: ComponentType<{ facts: Facts; addresses: Addresses }>,
) => {
  const markups = new Map<string, string>();

  const markupOf = (key: string, render: () => string): string => {
    const markup = markups.get(key) ?? render();
    markups.delete(key);
    markups.set(key, markup);
    const [oldest] = markups.keys();
    if (markups.size > MOST && oldest !== undefined) markups.delete(oldest);
    return markup;
  };

  return ({ className, facts, addresses }: { className?: string; facts: Facts; addresses: Addresses }) => {
    const words = usePageWords();
    if (!server)
      return (
        <div className={className}>
          <Part facts={facts} addresses={addresses} />
        </div>
      );
    const places = Object.fromEntries(Object.keys(addresses).map((name) => [name, placeOf(name)])) as Addresses;
    const markup = markupOf(`${words.language} ${JSON.stringify(facts)}`, () =>
      server.renderToString(
        <WordsContext value={words}>
          <StaticRouter location="/">
            <Part facts={facts} addresses={places} />
          </StaticRouter>
        </WordsContext>,
      ),
    );
    const put = (text: string, [name, address]: [string, string]) =>
      text.replaceAll(placeOf(name), () => escaped(address));
    return (
      <div className={className} dangerouslySetInnerHTML={{ __html: Object.entries(addresses).reduce(put, markup) }} />
    );
  };
};

/** Stands for an address until it is known. */
const placeOf = (name: string) => `/-/address-of-${name}-`;

const escaped = (address: string) => address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
