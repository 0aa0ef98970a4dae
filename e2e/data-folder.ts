import { join } from 'node:path';

/** Where the product of the journeys keeps its data. */
export const folder = join(import.meta.dirname, '../node_modules/.cache/journeys-data');

/** Where the mails lie that it sent. */
export const mailFolder = join(folder, 'mails-taken');
