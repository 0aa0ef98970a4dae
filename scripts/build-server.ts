import { dirname, join, relative } from 'node:path';
import { build, type Plugin } from 'vite';
import { oneByte } from './one-byte.ts';

const root = join(import.meta.dirname, '..');

/** Packages that stay what they are. */
const external = [
  // With machine code or files of their own.
  ...['sharp', '@node-rs/argon2', '@fastify/swagger-ui'],
  // Shared with the built pages.
  ...['react', 'react-dom', 'react-router'],
  // Loaded when first used, if ever.
  ...['@aws-sdk/client-s3', '@aws-sdk/s3-request-presigner', 'prettier', 'typescript'],
  ...['@zxcvbn-ts/core', '@zxcvbn-ts/language-common', '@zxcvbn-ts/language-en'],
];

/**
 * Bundles a program of the server with its packages: one file starts in half the time that three thousand take. Errors
 * name the lines of the source (docs/records/0058-one-file-for-the-server.md).
 */
export const bundle = async ({ entry, folder }: { entry: string; folder: string }): Promise<void> => {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [asInSource(folder), unmapped, oneByte],
    ssr: { noExternal: true, external },
    build: {
      ssr: join(root, entry),
      outDir: folder,
      target: 'esnext',
      sourcemap: true,
      rolldownOptions: { output: { sourcemapExcludeSources: true, codeSplitting: { groups: [packages] } } },
      emptyOutDir: true,
    },
  });
};

/** Our files find what lies beside them where their source is. */
const asInSource = (folder: string): Plugin => ({
  name: 'as-in-source',
  transform(code, id) {
    if (!id.startsWith(join(root, 'src')) || !code.includes('import.meta')) return undefined;
    const at = (path: string) => `new URL(${JSON.stringify(relative(folder, path))}, import.meta.url)`;
    const places = {
      url: `${at(id)}.href`,
      dirname: `process.getBuiltinModule('node:url').fileURLToPath(${at(dirname(id))})`,
    };
    return {
      code: code.replaceAll(/import\.meta\.(url|dirname)\b/g, (_, of: keyof typeof places) => places[of]),
      map: null,
    };
  },
});

/**
 * Packages have a file of their own, without a map: its lines are what an error names. Mapped too, the first error would
 * take half a second and 130 MB.
 */
const packages = { name: 'packages', test: /node_modules/ };
const unmapped: Plugin = {
  name: 'unmapped',
  transform: { filter: { id: packages.test }, handler: (code) => ({ code, map: { mappings: '' } }) },
};

if (import.meta.main) await bundle({ entry: 'src/main.ts', folder: join(root, 'build/product') });
