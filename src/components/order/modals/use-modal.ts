import { useNavigate, useRouterState } from '@tanstack/react-router'
import * as v from 'valibot'
import { type OrderModal, OrderSearch } from './modal-search.ts'

/** The modal that the address names (SH-03), and ways to open and close it; the back button closes it too. */
export const useModal = () => {
  const navigate = useNavigate()
  const search = useRouterState({ select: (state) => state.location.search })
  const show = (modal: OrderModal | undefined) =>
    navigate({
      to: '.',
      search: (current) => ({ ...current, modal }),
      replace: modal === undefined,
      resetScroll: false,
      viewTransition: false,
    })
  return {
    modal: v.parse(OrderSearch, search).modal ?? null,
    open: (modal: OrderModal) => void show(modal),
    close: () => void show(undefined),
  }
}
