/** The parts of the router that remotes use; core re-exports them so that the host's router stays the only copy on a page. */
export {
  Link,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from "react-router-dom";
