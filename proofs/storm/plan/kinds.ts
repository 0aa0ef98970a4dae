/** The actions of customers, with their weights. */
export const customerKinds = [
  [30, 'book'],
  [18, 'pay-by-card'],
  [14, 'pay-by-source'],
  [12, 'end-at-provider'],
  [3, 'pay-offline'],
  [7, 'change-dates'],
  [5, 'change-addons'],
  [8, 'keep-longer'],
  [8, 'cancel'],
  [10, 'hold-card'],
  [8, 'answer-claim'],
  [3, 'read'],
] as const;

/** The actions of staff, with their weights. */
export const clerkKinds = [
  [10, 'book-by-hand'],
  [14, 'confirm'],
  [4, 'lock-vehicle'],
  [8, 'edit'],
  [14, 'drag'],
  [5, 'close-gaps'],
  [8, 'pick-up'],
  [8, 'return'],
  [6, 'block'],
  [5, 'unblock'],
  [8, 'write-down-money'],
  [7, 'refund'],
  [4, 'send-transfer'],
  [10, 'issue'],
  [5, 'cancel-by-staff'],
  [6, 'hold-by-link'],
  [5, 'leave-deposit'],
  [5, 'end-deposit'],
  [8, 'claim'],
  [6, 'decide-claim'],
] as const;

export type CustomerKind = (typeof customerKinds)[number][1];
export type ClerkKind = (typeof clerkKinds)[number][1];
export type Kind = CustomerKind | ClerkKind;

export const kinds: readonly Kind[] = [...customerKinds, ...clerkKinds].map(([, kind]) => kind);
