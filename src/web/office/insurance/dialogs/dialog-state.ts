/** The open dialog: a new record (`id` null), an edit, or a removal. */
export type DialogState = Readonly<{ kind: 'packages' | 'options'; id: string | null; isDelete?: boolean }>;
