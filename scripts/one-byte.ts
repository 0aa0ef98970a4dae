import type { Plugin } from 'vite';

/**
 * Writes letters beyond ASCII as escapes in what the server runs: as soon as one is Thai, V8 holds the whole file with
 * two bytes for each letter. Lines stay where they are, so that errors name them.
 */
export const oneByte: Plugin = {
  name: 'one-byte',
  applyToEnvironment: ({ config }) => config.consumer === 'server',
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.code = inAscii(chunk.code);
    },
  },
};

/** The same code in ASCII; a backslash before such a letter, which means nothing, is left out. */
export const inAscii = (code: string): string =>
  code.replaceAll(/(\\*)([^\0-\x7f])/g, (_, slashes: string, letter: string) => {
    const number = letter.charCodeAt(0).toString(16).padStart(4, '0');
    return `${slashes.slice(slashes.length % 2)}\\u${number}`;
  });
