import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { TEMPLATE } from './prepare-database.ts';
import { execute } from './test-server.ts';

export type FreshDatabase = Readonly<{ url: string; drop: () => Promise<void> }>;

/** Creates an empty database for a test file: migrated, or without any table. */
export const freshDatabase = async ({ migrated = true } = {}): Promise<FreshDatabase> => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  // file_copy: the other strategy also writes each page to the WAL.
  await onServer(`create database ${name} template ${migrated ? TEMPLATE : 'template0'} strategy file_copy`);
  return {
    url: inject('adminUrl').replace(/[^/]+$/, name),
    drop: () => onServer(`drop database if exists ${name} with (force)`),
  };
};

const onServer = (statement: string) => execute(inject('adminUrl'), statement);
