import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Case, Part, Row } from './part.tsx';

export const Waiting = () => (
  <Part
    id="waiting"
    heading="Cards and waiting"
    text="A surface with an edge, a word with a spinner, and a place in the shape of what comes."
  >
    <Card>
      <p className="text-lg font-semibold">Pick-up at Suvarnabhumi</p>
      <p className="mt-1 text-muted">Arrivals hall, gate 8. We wait for one hour if the flight is late.</p>
    </Card>
    <Row>
      <Case name="Small">
        <Spinner />
      </Case>
      <Case name="Large">
        <Spinner className="size-8 text-brand" />
      </Case>
      <p className="flex items-center gap-2 self-center text-sm text-muted">
        <Spinner /> Loading…
      </p>
    </Row>
    <Card>
      <Skeleton className="h-36 w-full" />
      <Skeleton className="mt-4 h-4 w-2/5" />
      <Skeleton className="mt-2 h-6 w-3/5" />
      <Skeleton className="mt-4 h-9 w-24" />
    </Card>
  </Part>
);
