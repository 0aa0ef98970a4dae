import { useWords } from '../../../languages/use-words.ts';
import { Alert } from '../../../ui/alert.tsx';

/** The driver is younger than the vehicle's category allows. */
const NotAtAge = ({ from }: { from: number }) => {
  const t = useWords('drivers');
  return (
    <div className="mt-2.5">
      <Alert tone="warning" title={t('tooYoung', { from })} />
    </div>
  );
};
export default NotAtAge;
