import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { pagesOf } from './rules/pages-of.ts';

/** A request to the worker: a template of this folder and its data as JSON. */
export type TypesetRequest = Readonly<{ template: string; data: string; withPages: boolean }>;
export type TypesetReply = Typeset | Readonly<{ error: string }>;
export type Typeset = Readonly<{
  pdf: Uint8Array;
  /** Each page as SVG with letters as shapes; empty unless requested. */
  pages: readonly string[];
}>;

const fontsIn = dirname(fileURLToPath(import.meta.resolve('@expo-google-fonts/sarabun/package.json')));
const fontPaths = ['400Regular', '600SemiBold', '700Bold'].map((weight) => join(fontsIn, weight));

const compiler = NodeCompiler.create({ workspace: import.meta.dirname, fontArgs: [{ fontPaths }] });

const typeset = ({ template, data, withPages }: TypesetRequest): Typeset => {
  const mainFileContent = readFileSync(join(import.meta.dirname, 'templates', `${template}.typ`), 'utf8');
  const compiled = compiler.compile({ mainFileContent, inputs: { data } });
  if (!compiled.result) throw new Error(JSON.stringify(compiled.takeError()?.shortDiagnostics));
  const pdf = compiler.pdf(compiled.result);
  const pages = withPages ? pagesOf(compiler.plainSvg(compiled.result), compiled.result.numOfPages) : [];
  compiler.evictCache(10);
  return { pdf, pages };
};

parentPort?.on('message', (request: TypesetRequest) => {
  const answer = (): TypesetReply => {
    try {
      return typeset(request);
    } catch (error) {
      return { error: String(error) };
    }
  };
  parentPort?.postMessage(answer());
});
