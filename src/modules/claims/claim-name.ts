import type { ClaimKind } from '#kernel/claim-kinds.ts';
import { claims as english } from '#words/en/claims.ts';
import { claims as thai } from '#words/th/claims.ts';

/** What a kind of claim is called in both languages, as prices, papers and mails show it. */
export const claimName = (kind: ClaimKind) => ({ en: english.kind[kind], th: thai.kind[kind] });
