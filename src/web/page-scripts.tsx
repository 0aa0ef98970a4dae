import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { Scripts, useMatches } from 'react-router';
import { followEarlyReturn, keepEarlyClicks, startWhenShown } from './inline-scripts.ts';
import { everywhere } from './languages/namespaces.ts';
import { usePageWords } from './languages/use-words.ts';
import { readHandle } from './shell/handle.ts';

type Part = ReactElement<{
  href?: string;
  type?: string;
  nonce?: string;
  dangerouslySetInnerHTML?: { __html: string };
  children?: ReactNode;
}>;

/**
 * React Router's scripts, started only once the page is shown: on a slow connection they would otherwise compete with
 * the style sheet, the font and the picture. Until then links and forms work without scripts.
 */
export const PageScripts = () => {
  const isForWork = useMatches().some(({ handle }) => readHandle(handle).scripts === 'first');
  const parts = partsOf(Scripts({}));
  const scripts = parts.filter(({ type }) => type === 'script');
  const start = scripts.find(({ props }) => props.type === 'module');
  if (!start) return null;
  const { nonce } = start.props;
  return (
    <>
      <Inline nonce={nonce}>{`(${keepEarlyClicks})();(${followEarlyReturn})()`}</Inline>
      {isForWork ? (
        parts
      ) : (
        <>
          {scripts.filter((one) => one !== start)}
          <script id="start" type="application/json" suppressHydrationWarning>
            {asCode({ module: textOf(start), preloads: preloadsIn(parts) })}
          </script>
          <Inline nonce={nonce}>{`(${startWhenShown})()`}</Inline>
        </>
      )}
    </>
  );
};

const Inline = ({ nonce, children }: { nonce: string | undefined; children: string }) => (
  <script nonce={nonce} suppressHydrationWarning>
    {children}
  </script>
);

const textOf = ({ props }: Part) => props.dangerouslySetInnerHTML?.__html ?? '';

const preloadsIn = (parts: Part[]) =>
  parts.flatMap(({ type, props }) => (type === 'link' && props.href ? [props.href] : []));

const partsOf = (node: ReactNode): Part[] =>
  Children.toArray(node)
    .filter(isValidElement<Part['props']>)
    .flatMap((part) => (part.type === Fragment ? partsOf(part.props.children) : [part]));

const asCode = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The dictionaries of the matched routes, inlined as data, so that the browser needs no further request for them. */
export const InlinedWords = () => {
  const words = usePageWords();
  const routes = useMatches().flatMap(({ handle }) => readHandle(handle).words ?? []);
  const namespaces = [...new Set([...everywhere, ...routes])];
  return (
    <script id="words" type="application/json" suppressHydrationWarning>
      {import.meta.env.SSR ? words.asJson(namespaces) : '{}'}
    </script>
  );
};
