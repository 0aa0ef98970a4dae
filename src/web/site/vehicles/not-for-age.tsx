import type { ReplyOf } from '../../api/routes.ts';
import { nameIn } from '../../languages/name-in.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { Icon } from '../../ui/icons.tsx';

type Props = { age: number; categories: ReplyOf<'GET /vehicles/available'>['notForAge'] };

/** The categories that a driver of this age may not drive, so that nobody misses them without a reason. */
const NotForAge = ({ age, categories }: Props) => {
  const t = useWords('drivers');
  const language = useLanguage();
  const named = categories.map(({ from, until, ...category }) => {
    const name = nameIn(category, language);
    return until === null ? t('fromAge', { name, from }) : t('fromUntilAge', { name, from, until });
  });
  return (
    <p className="mt-3 flex items-start gap-2 text-sm text-muted">
      <Icon name="info" size="sm" className="mt-0.5" />
      <span>
        {t('notForAge', { age })} {named.join(', ')}
      </span>
    </p>
  );
};
export default NotForAge;
