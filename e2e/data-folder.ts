import { join } from 'node:path';
import { dataFolder } from './product.ts';

/** Where the product of these journeys keeps its data. */
export const folder = join(import.meta.dirname, '../node_modules/.cache', dataFolder);

/** Where the mails lie that it sent. */
export const mailFolder = join(folder, 'mails-taken');
