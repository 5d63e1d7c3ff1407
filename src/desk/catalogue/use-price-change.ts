import { useState } from 'react'
import type { ProductDoubt } from '#domain/publishing/doubts.ts'
import type { PriceChangeForm } from '#domain/publishing/editing-schemas.ts'
import { useDesk } from '#src/desk/desk-context.ts'
import { useAction } from '#src/forms/use-action.ts'
import type { ListFilter } from './list-filter.ts'

/** What is typed about a change of prices. */
export type PriceForm = Pick<PriceChangeForm, 'percentHundredths' | 'step' | 'basis'>

const nothing = { products: 0, models: 0, skipped: 0, doubts: [] as ProductDoubt[] }

/**
 * Changes the prices of a filter call by call, and counts what was changed. What that would bring is looked at before:
 * where there are doubts nothing is stored until the same is sent again.
 */
export function usePriceChange(filter: ListFilter, onStored: () => void) {
  const { calls } = useDesk()
  const [sum, setSum] = useState(nothing)
  const [stage, setStage] = useState<'looking' | 'storing' | 'stored'>('looking')
  const [doubted, setDoubted] = useState('')
  const go = async (form: PriceForm, save: boolean) => {
    const sum = { ...nothing }
    for (let cursor: string | null = ''; cursor !== null; ) {
      const answer: Awaited<ReturnType<typeof calls.changePrices>> = await calls.changePrices({
        ...{ ...filter, ...form, save, cursor },
      })
      sum.products += answer.products
      sum.models += answer.models
      sum.skipped += answer.skipped
      sum.doubts = [...sum.doubts, ...answer.doubts]
      cursor = answer.nextCursor
      setSum({ ...sum })
    }
    return sum
  }
  const action = useAction({
    send: async (form: PriceForm) => {
      const key = JSON.stringify(form)
      if (doubted !== key) {
        setStage('looking')
        const { doubts } = await go(form, false)
        setDoubted(key)
        if (doubts.length) return
      }
      setStage('storing')
      await go(form, true)
      setStage('stored')
      onStored()
    },
  })
  /** Whether the doubts are those that this form brings. */
  const isDoubted = (form: PriceForm) => sum.doubts.length > 0 && doubted === JSON.stringify(form)
  return { ...action, ...sum, stage, isDoubted }
}
