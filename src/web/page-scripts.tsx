import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { Scripts, useMatches } from 'react-router';
import { readHandle } from './site/frame/handle.ts';
import { startWhenShown } from './start-when-shown.ts';

type Part = ReactElement<{
  href?: string;
  type?: string;
  nonce?: string;
  dangerouslySetInnerHTML?: { __html: string };
  children?: ReactNode;
}>;

/**
 * React Router's scripts, but started when the page is shown: on a slow line they would otherwise share the first
 * seconds with the style sheet, the font and the picture. Until then links and forms work as plain ones.
 */
export const PageScripts = () => {
  const isForWork = useMatches().some(({ handle }) => readHandle(handle).scripts === 'first');
  return isForWork ? <Scripts /> : <ScriptsWhenShown />;
};

const ScriptsWhenShown = () => {
  const parts = partsOf(Scripts({}));
  const preloads = parts.flatMap(({ type, props }) => (type === 'link' && props.href ? [props.href] : []));
  const scripts = parts.filter(({ type }) => type === 'script');
  const start = scripts.find(({ props }) => props.type === 'module');
  if (!start) return null;
  const text = start.props.dangerouslySetInnerHTML?.__html ?? '';
  return (
    <>
      {scripts.filter((one) => one !== start)}
      <script nonce={start.props.nonce} suppressHydrationWarning>
        {`(${startWhenShown})(${asCode(text)},${asCode(preloads)})`}
      </script>
    </>
  );
};

const partsOf = (node: ReactNode): Part[] =>
  Children.toArray(node)
    .filter(isValidElement<Part['props']>)
    .flatMap((part) => (part.type === Fragment ? partsOf(part.props.children) : [part]));

const asCode = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
