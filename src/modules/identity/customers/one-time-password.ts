import { hashPassword } from '../hash-password.ts';
import { newPassword } from '../tokens.ts';

/** A password that staff hand over, with its hash. It takes a while: while no transaction is open. */
export const oneTimePassword = async (): Promise<{ password: string; passwordHash: string }> => {
  const password = newPassword();
  return { password, passwordHash: await hashPassword(password) };
};
