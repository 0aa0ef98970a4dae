export const today = {
  title: 'Today',
  morning: 'Good morning, {{name}}',
  afternoon: 'Good afternoon, {{name}}',
  evening: 'Good evening, {{name}}',
  transfers: {
    title: 'Refunds to transfer',
    none: 'No refund waits for a transfer.',
    since: 'since {{when}}',
  },
  messages: {
    title: 'New messages',
    none: 'Every message has been read.',
  },
  mails: {
    title: 'Mails that failed',
    none: 'No mail has failed.',
    to: 'to {{address}}',
  },
  changes: {
    title: 'Last changes',
    none: 'Nothing has been changed yet.',
    all: 'Audit log',
  },
  more_one: 'and {{count}} more',
  more_other: 'and {{count}} more',
} as const;
