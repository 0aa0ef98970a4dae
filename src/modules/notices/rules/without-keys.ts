/** The secret part of a link: behind the `#`, in mails of earlier versions also in the query. */
const key = /([?&#](?:amp;)?(?:token|access)=)[\w-]+/g;

/** A mail's text with another key in the links that open its booking. */
export const withKey = (text: string, access: string): string => text.replaceAll(accessKey, `$1${access}`);

const accessKey = /([?&#](?:amp;)?access=)[\w-]+/g;

/** A mail's text for anybody but its recipient: the links remain, but their tokens are removed. */
export const withoutKeys = (text: string): string => text.replaceAll(key, '$1…');
