import { databaseError, type Tx } from '#platform/database/database.ts';

const FOREIGN_KEY = '23503';

/** Deletes; false, and nothing is done, when other records name it. */
export const isDeletedUnlessNamed = async (tx: Tx, remove: (inner: Tx) => Promise<unknown>): Promise<boolean> => {
  try {
    await tx.transaction(remove);
    return true;
  } catch (error) {
    if (databaseError(error)?.code === FOREIGN_KEY) return false;
    throw error;
  }
};
