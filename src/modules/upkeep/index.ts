export { backupDatabase } from './backup/make-backup.ts';
export { type Restored, restoreBackup } from './restore/restore-backup.ts';
export { upkeepRoutes } from './upkeep-routes.ts';
