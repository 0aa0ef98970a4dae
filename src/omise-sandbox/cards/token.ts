import { stamp } from '../wire/instants.ts';
import type { Card } from './card.ts';
import type { ChallengeFailure, FailureCode } from './test-cards.ts';

/** What is kept of a token. Its card goes once it is used; the charge or the customer has a copy. */
export type Token = Readonly<{
  id: string;
  createdAt: number;
  card: Card | null;
  failure: FailureCode | null;
  /** Absent when 3-D Secure would not fail by itself. */
  challenge?: ChallengeFailure | null;
  charge: string | null;
}>;

/** The token as the provider shows it; `location` is absolute, since tokens live on the vault's host. */
export const tokenObject = (token: Token, chargeStatus: string, origin: string) => ({
  object: 'token',
  id: token.id,
  livemode: false,
  location: `${origin}/tokens/${token.id}`,
  used: token.card === null,
  charge_status: chargeStatus,
  card: token.card,
  created_at: stamp(token.createdAt),
});
