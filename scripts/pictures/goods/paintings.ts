import type { Painting } from '../kit/paint.ts'
import type { GOODS } from '../texts/goods.ts'
import { bookmarkDetail, bookmarkFront, bookmarkInUse, bookmarkPackaging } from './bookmark.ts'
import { broochBack, broochDetail, broochFront, broochInUse, broochPackaging } from './brooch.ts'
import { capBack, capDetail, capFront, capPackaging, capSide } from './cap.ts'
import { diffuserDetail, diffuserFront, diffuserInUse, diffuserOpen, diffuserPackaging } from './diffuser.ts'
import { lampFront, lampInUse } from './lamp.ts'
import { notebookOpen, notebookStack } from './notebook.ts'
import { planterAbove, planterDetail, planterFront, planterPackaging, plantersTogether } from './planter.ts'
import { toolRollClosed, toolRollOpen } from './tool-roll.ts'

/** Views of the goods, the most telling one of each first. */
export const GOODS_PAINTINGS: Record<keyof typeof GOODS, () => Painting> = {
  'cap-front': capFront,
  'cap-side': capSide,
  'cap-detail': capDetail,
  'cap-back': capBack,
  'cap-packaging': capPackaging,
  'diffuser-front': diffuserFront,
  'diffuser-detail': diffuserDetail,
  'diffuser-open': diffuserOpen,
  'diffuser-in-use': diffuserInUse,
  'diffuser-packaging': diffuserPackaging,
  'bookmark-front': bookmarkFront,
  'bookmark-detail': bookmarkDetail,
  'bookmark-in-use': bookmarkInUse,
  'bookmark-packaging': bookmarkPackaging,
  'brooch-front': broochFront,
  'brooch-detail': broochDetail,
  'brooch-back': broochBack,
  'brooch-in-use': broochInUse,
  'brooch-packaging': broochPackaging,
  'planter-front': planterFront,
  'planter-above': planterAbove,
  'planter-detail': planterDetail,
  'planter-together': plantersTogether,
  'planter-packaging': planterPackaging,
  'lamp-front': lampFront,
  'lamp-in-use': lampInUse,
  'tool-roll-closed': toolRollClosed,
  'tool-roll-open': toolRollOpen,
  'notebook-stack': notebookStack,
  'notebook-open': notebookOpen,
}
