import type { DataOf } from '../../../../api/routes.ts';

export type Method = DataOf<'GET /payments/methods'>[number];

export const groupNames = ['card', 'thai', 'wallets', 'counter'] as const;
export type GroupName = (typeof groupNames)[number];
export type Group = Readonly<{ name: GroupName; methods: readonly Method[] }>;

const thai = new Set(['promptpay', 'mobile_banking', 'internet_banking']);

const groupOf = ({ flow, methodType }: Method): GroupName => {
  if (flow === 'card') return 'card';
  if (flow === 'offline') return 'counter';
  return thai.has(methodType) ? 'thai' : 'wallets';
};

/** The methods as people look for them; a group without any is left out. */
export const groupsOf = (methods: readonly Method[]): Group[] =>
  groupNames
    .map((name) => ({ name, methods: methods.filter((method) => groupOf(method) === name) }))
    .filter(({ methods: found }) => found.length > 0);
