import { pathToFileURL } from 'node:url';
import { migrate } from '#platform/database/migrate.ts';

// A process of its own that migrates the database of DATABASE_URL by the files of a folder, to be killed on the way.
const [folder = ''] = process.argv.slice(2);

// Whoever started us may end without a word, as a failed test does: then this ends too.
process.stdin.resume().once('end', () => process.exit(1));

await migrate(process.env.DATABASE_URL ?? '', { folder: pathToFileURL(`${folder}/`) });
process.exit();
