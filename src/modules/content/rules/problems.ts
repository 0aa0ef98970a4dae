import { Problem } from '#kernel/problem.ts';

export const pageNotFound = () => new Problem(404, 'content.page-not-found', 'Page not found');

export const revisionNotFound = () =>
  new Problem(404, 'content.revision-not-found', 'There is no such version of this page.');

export const noPreviewLink = () =>
  new Problem(404, 'content.no-preview-link', 'There is no link to the draft of this page.');

export const slugTaken = () =>
  new Problem(409, 'content.slug-taken', 'Another page has this address.', {
    fields: { slug: 'Another page has this address' },
  });

export const pageChangedMeanwhile = () =>
  new Problem(409, 'content.changed-meanwhile', 'Somebody has changed this page meanwhile. Nothing was saved.');

export const alreadyPublished = () =>
  new Problem(409, 'content.already-published', 'The page is published: everybody sees it at its own address.');

const wrongSlug = (sentence: string) => new Problem(422, 'form.invalid', sentence, { fields: { slug: sentence } });

export const badSlug = () => wrongSlug('Use letters from a to z, digits and hyphens');
export const slugOfScreen = () => wrongSlug('This address belongs to a screen of the site');
export const slugStays = () => wrongSlug('The address of a page cannot be changed');
