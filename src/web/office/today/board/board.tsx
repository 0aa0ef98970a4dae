import type { Board as TodayBoard } from '../read-today.ts';
import { PickUps, Returns } from './day-moves.tsx';
import { Late } from './late.tsx';
import { ToApprove, Unpaid } from './owing.tsx';

/** The day in five questions. The last card of a column takes what is left of its height. */
export const Board = ({ board }: { board: TodayBoard | null }) => (
  <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
    <div className="grid grid-rows-[auto_1fr] gap-4">
      <PickUps board={board} />
      <ToApprove board={board} />
    </div>
    <Returns board={board} />
    <div className="grid gap-4 max-xl:md:col-span-2 max-xl:md:grid-cols-2 xl:grid-rows-[auto_1fr]">
      <Late board={board} />
      <Unpaid board={board} />
    </div>
  </div>
);
