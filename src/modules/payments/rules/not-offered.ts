import { offerOf } from './method-offer.ts';
import { findMethod } from './methods.ts';

type Method = Parameters<typeof offerOf>[0];
type Now = Parameters<typeof offerOf>[1];

/** Why a method is not offered now; null if it is. Reasons that no setting can change come first. */
export const whyNotOffered = (
  method: Method,
  now: Now,
): 'disabled' | 'no-provider' | 'not-by-provider' | 'withdrawn' | null => {
  const definition = findMethod(method.methodType);
  if (!definition || (definition.flow === 'redirect' && definition.types.length === 0)) return 'withdrawn';
  if (!method.isEnabled) return 'disabled';
  if (offerOf(method, now)) return null;
  return now.isOnline && now.capability ? 'not-by-provider' : 'no-provider';
};
