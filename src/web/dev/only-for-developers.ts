import { data } from 'react-router';
import { pageRequestContext, type ServerContext } from '../api/contexts.ts';

/** 404 where the pages for developers are off. */
export const onlyForDevelopers = (context: ServerContext): void => {
  if (!context.get(pageRequestContext).hasDeveloperPages) throw data(null, { status: 404 });
};
