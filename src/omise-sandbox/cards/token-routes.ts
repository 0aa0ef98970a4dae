import type { FastifyInstance } from 'fastify';
import { chargeStatus } from '../records/charge-life.ts';
import type { Sandbox } from '../records/context.ts';
import { newId } from '../wire/ids.ts';
import { onlyWith } from '../wire/keys.ts';
import type { Params } from '../wire/params.ts';
import { notFound } from '../wire/refusals.ts';
import { cardOf, type Token, tokenObject } from './card.ts';
import { readCardRequest } from './card-request.ts';
import { predeterminedChallenge, predeterminedFailure, predeterminedTrait } from './test-cards.ts';

/** The vault: a browser sends a card with the public key and receives a single-use token. */
export const tokenRoutes = (app: FastifyInstance, { store, tokens, charges, origin, now }: Sandbox): void => {
  const onRequest = onlyWith('public');

  const shown = (token: Token) => {
    const charge = token.charge === null ? undefined : charges.find(token.charge);
    return tokenObject(token, charge ? chargeStatus(charge, now()) : 'unknown', origin());
  };

  app.post<{ Body: Params }>('/tokens', { onRequest }, async ({ body }) => {
    const createdAt = now();
    const request = readCardRequest(body, createdAt);
    const card = cardOf(request, store.fingerprintKey, createdAt);
    const failure = predeterminedFailure(request.number);
    const challenge = predeterminedChallenge(request.number);
    const trait = predeterminedTrait(request.number);
    const token: Token = { id: newId('tokn', createdAt), createdAt, card, failure, challenge, trait, charge: null };
    tokens.add(token.id, createdAt, token);
    return shown(token);
  });

  app.get<{ Params: { id: string } }>('/tokens/:id', { onRequest }, async ({ params: { id } }) => {
    const token = tokens.find(id);
    if (!token) throw notFound('token', id);
    return shown(token);
  });
};
