import { Link } from 'react-router';
import type { Failure } from '../../../api/failure.ts';
import { textIn } from '../../../languages/text-in.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { otherVehiclesPath } from '../../../rental/rental.ts';
import { Alert } from '../../../ui/alert.tsx';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import { useWizard } from '../state/wizard-context.ts';
import { driverFieldId, type RefusedOfDriver } from './driver-problems.ts';

type Props = { failure: Failure; refused: readonly RefusedOfDriver[] };

/** Why the drivers may not drive the vehicle, each reason a link to its field, and the categories that would do. */
const DriverRefusal = ({ failure, refused }: Props) => {
  const t = useWords('drivers');
  const language = useLanguage();
  const say = useProblemWords();
  const { draft } = useWizard();
  const categories = categoriesIn(failure.details.categories);
  const path = otherVehiclesPath(draft.rental);
  return (
    <div className="grid gap-4">
      <ErrorSummary
        problems={refused.map(({ at, field, problem }) => ({ id: driverFieldId(at, field), sentence: say(problem) }))}
      />
      {categories.length > 0 && (
        <Alert tone="info" title={t('wouldDo')}>
          <ul className="flex flex-wrap gap-x-4">
            {categories.map(({ slug, name }) => (
              <li key={slug}>
                <Link
                  to={`${path}${path.includes('?') ? '&' : '?'}category=${slug}`}
                  className="inline-flex min-h-6 items-center text-link underline"
                >
                  {textIn(name, language)}
                </Link>
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
};
export default DriverRefusal;

type Category = Readonly<{ slug: string; name: { en: string; th: string | null } }>;

/** The categories in a refusal; the server has validated them. */
const categoriesIn = (details: unknown): readonly Category[] => (Array.isArray(details) ? details : []);
