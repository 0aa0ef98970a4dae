import { join } from 'node:path';
import { deadLinks } from './docs-links.ts';
import { modulesTable, outgoingTable, roomsTable, settingsTable } from './docs-tables.ts';
import { bringUpToDate } from './generated-section.ts';

const root = join(import.meta.dirname, '..');

/** The sections of documents that are generated from code: between `<!-- name -->` and `<!-- /name -->`. */
const generated = [
  { file: 'docs/environment.md', name: 'settings', source: 'src/platform/env.ts', make: settingsTable },
  {
    file: 'docs/security.md',
    name: 'outgoing',
    source: 'src/platform/outgoing/outgoing-hosts.ts',
    make: outgoingTable,
  },
  { file: 'ARCHITECTURE.md', name: 'modules', source: '.dependency-cruiser.cjs', make: modulesTable },
  { file: 'ARCHITECTURE.md', name: 'rooms', source: '.dependency-cruiser.cjs', make: roomsTable },
];

/** Regenerates a section, or with `--check` only compares it. Returns error messages. */
const regenerate = async ({ file, name, source, make }: (typeof generated)[number]): Promise<string[]> => {
  const found = await bringUpToDate({ file, name, content: make() }, { isCheck });
  if (found === 'missing') return [`${file} has no <!-- ${name} --> … <!-- /${name} -->`];
  if (found === 'differs' && isCheck)
    return [`${file} is out of date: its table of ${name} no longer says what ${source} does. Run npm run docs`];
  if (found === 'differs') process.stdout.write(`${file}: table of ${name} written\n`);
  return [];
};

const isCheck = process.argv.includes('--check');
const wrong = (await Promise.all(generated.map(regenerate))).flat();
wrong.push(...(await deadLinks(root)));
for (const sentence of wrong) process.stderr.write(`${sentence}\n`);
if (wrong.length > 0) process.exitCode = 1;
