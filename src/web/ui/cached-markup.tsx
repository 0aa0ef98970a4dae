import { type ComponentType, createElement } from 'react';
import { StaticRouter } from 'react-router';
import { usePageWords, WordsContext } from '../languages/use-words.ts';

// In development every part is rendered, because its code changes.
const server = import.meta.env.SSR && import.meta.env.PROD ? await import('react-dom/server') : null;

/** Some megabytes for each part; the oldest markup goes first. */
const MOST = 1_500;

/**
 * A part of a page inside an element, whose markup the server makes once for equal props; the browser
 * hydrates what it gets as usual. The part may use words and links, but no `useId`, no
 * other context, and no pictures, for which the head of the page has preloads. `addresses`: props
 * that lead elsewhere, which differ between searches and are put in afterwards.
 */
export const cachedMarkup = <Props extends object, Address extends keyof Props & string = never>(
  element: 'div' | 'li',
  Part: ComponentType<Props>,
  addresses: readonly Address[] = [],
) => {
  const markups = new Map<string, string>();
  const places = Object.fromEntries(addresses.map((name, index) => [name, `/-/address/${index}-`]));

  const markupOf = (key: string, render: () => string): string => {
    const markup = markups.get(key) ?? render();
    markups.delete(key);
    markups.set(key, markup);
    const [oldest] = markups.keys();
    if (markups.size > MOST && oldest !== undefined) markups.delete(oldest);
    return markup;
  };

  return ({ className, ...given }: Props & { className?: string }) => {
    const words = usePageWords();
    const props = given as unknown as Props;
    if (!server) return createElement(element, { className }, <Part {...props} />);
    const alike = { ...props, ...places };
    const markup = markupOf(`${words.language} ${JSON.stringify(alike)}`, () =>
      server.renderToString(
        <WordsContext value={words}>
          <StaticRouter location="/">
            <Part {...alike} />
          </StaticRouter>
        </WordsContext>,
      ),
    );
    const put = (text: string, name: Address) =>
      text.replaceAll(places[name] ?? '', () => escaped(String(props[name])));
    return createElement(element, {
      className,
      dangerouslySetInnerHTML: { __html: addresses.reduce(put, markup) },
    });
  };
};

const escaped = (address: string) => address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
