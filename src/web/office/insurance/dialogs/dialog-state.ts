/** What stands over the list: a new one (`id` null), one that is edited, or one that is to go. */
export type DialogState = Readonly<{ kind: 'packages' | 'options'; id: string | null; isDelete?: boolean }>;
