import { pathToFileURL } from 'node:url';
import { migrate } from '#platform/database/migrate.ts';

// A separate process that migrates DATABASE_URL with the files of a folder, so that a test can kill it midway.
const [folder = ''] = process.argv.slice(2);

// Exits when the parent process ends, even without cleanup, as after a failed test.
process.stdin.resume().once('end', () => process.exit(1));

await migrate(process.env.DATABASE_URL ?? '', { folder: pathToFileURL(`${folder}/`) });
process.exit();
