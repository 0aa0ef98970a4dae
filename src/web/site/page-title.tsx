import { useSite } from './frame/use-site.ts';

/** The browser title, with the site's name, and the description for search engines. React puts both into the head. */
export const PageTitle = ({ title, description }: { title: string; description?: string }) => {
  const { name } = useSite();
  return (
    <>
      <title>{`${title} - ${name}`}</title>
      {description && <meta name="description" content={description} />}
    </>
  );
};
